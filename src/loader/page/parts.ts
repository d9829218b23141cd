import type { Page, PagePart } from '../../behaviours/page';

/**
 * Fetches what modules have on a page, and starts it. The build knows them by
 * where they stand.
 *
 * @param page The page, which names them.
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
