/** Makes nodes of HTML, without anything that runs. */
export type Sanitise = ( html: string ) => DocumentFragment;

/** Fetches what cleans HTML and puts it into the page. */
export const fetchFragments = () =>
	import( /* webpackChunkName: "fragments" */ '.' );
