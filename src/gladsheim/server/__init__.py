"""The server: people, tables that live over websockets, bots in processes of their own."""
