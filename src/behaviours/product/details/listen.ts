import { pageJQuery } from '../../jquery/of-page';
import type { Page } from '../../page';

/**
 * Handles clicks, including those triggered by jQuery, which native listeners
 * do not get on links.
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
 * Initializes matching elements on the page, and later ones by jQuery's `init`
 * event, which other scripts trigger for them.
 *
 * @param selector The elements to initialize.
 * @param begin    Initializes an element; may be called more than once.
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
