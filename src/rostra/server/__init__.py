"""The game server: HTTP and WebSocket on top of tables and store. docs/protocol.md, docs/hosting.md."""
