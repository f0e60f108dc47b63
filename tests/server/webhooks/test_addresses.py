"""Which addresses are public, one of each kind."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from gladsheim.server.webhooks.targets import is_allowed

NOT_OURS_TO_CALL = """
0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.9.9
192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1
239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:8.8.8.8 ::ffff:127.0.0.1 ::ffff:0:127.0.0.1
64:ff9b::7f00:1 64:ff9b:1::1 100::1 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:10::1 2001:db8::1
2002:7f00:1:: 3fff::1 5f00::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1
"""


@pytest.mark.parametrize("text", NOT_OURS_TO_CALL.split())
def test_an_address_that_is_not_public_is_not_called(text: str) -> None:
    assert not is_allowed(ip_address(text), 443)


@pytest.mark.parametrize("text", ["1.1.1.1", "8.8.8.8", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"])
def test_a_public_address_is_called_on_the_ports_of_the_web(text: str) -> None:
    assert [port for port in (22, 25, 80, 443, 5432, 6379, 8080, 8443) if is_allowed(ip_address(text), port)] == [
        80,
        443,
        8080,
        8443,
    ]
