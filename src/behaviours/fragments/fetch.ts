/** Parses HTML to nodes without scripts or event handlers. */
export type Sanitize = ( html: string ) => DocumentFragment;

/** Loads the chunk that sanitizes and inserts HTML. */
export const fetchFragments = () =>
	import( /* webpackChunkName: "fragments" */ '.' );
