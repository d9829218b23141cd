import type { Page, PagePart } from '../../behaviours/page';

/**
 * Loads and starts the page parts of modules, which the bundler finds by path.
 *
 * @param page The page, whose settings name them.
 */
export const startParts = ( page: Page ): void => {
	for ( const [ name, settings ] of Object.entries(
		page.settings.parts ?? {}
	) ) {
		(
			import(
				/* webpackChunkName: "[request]" */ `../../modules/${ name }/page-part`
			) as Promise< PagePart >
		 ).then( ( { start } ) => start( page, settings ), reportError );
	}
};
