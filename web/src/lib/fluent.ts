// Fluent's parser, for texts that were not there when the client was built.
export { FluentResource } from "@fluent/bundle";
