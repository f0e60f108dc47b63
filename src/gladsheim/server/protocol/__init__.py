"""Every record that crosses the wire, in and out; `web/src/lib/protocol` is generated from these modules.

A message is a JSON object whose `type` is the name of its record in snake case. Numbers of seats count from 0,
times are milliseconds since 1970. What a reader may not know is null or left out, never encrypted or hashed.
"""
