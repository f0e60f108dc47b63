"""How Alembic runs our migrations: on the connection that `database.migrate` has opened and locked."""

from alembic import context

from gladsheim.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
