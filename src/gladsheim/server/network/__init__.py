"""Connections as uvicorn hands them over: counted, timed, and cut where there are too many."""
