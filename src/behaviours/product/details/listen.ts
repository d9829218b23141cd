import { pageJQuery } from '../../jquery/of-page';
import type { Page } from '../../page';

/**
 * Hears clicks, also those that another script makes by jQuery: on a link no
 * listener of the browser's own would hear of these.
 */
export const onClick = (
	page: Page,
	selector: string,
	handle: ( event: Event, element: HTMLElement ) => void
): void => {
	const jQuery = pageJQuery();
	if ( jQuery ) {
		jQuery( document.body ).on( 'click', selector, ( event ) =>
			handle( event, event.currentTarget )
		);
	} else {
		page.on( 'click', selector, handle );
	}
};

/**
 * Begins what is on the page, and what another script brings later and says so
 * of as it always has, by jQuery's `init`.
 *
 * @param selector Of what is to begin.
 * @param begin    Begins one; more than once for the same does no harm.
 */
export const onInit = (
	selector: string,
	begin: ( element: HTMLElement ) => void
): void => {
	const jQuery = pageJQuery();
	if ( jQuery ) {
		jQuery( document.body ).on( 'init', selector, ( { currentTarget } ) =>
			begin( currentTarget )
		);
		jQuery( selector ).trigger( 'init' );
	} else {
		document.querySelectorAll< HTMLElement >( selector ).forEach( begin );
	}
};
