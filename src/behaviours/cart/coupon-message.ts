import { all } from '../dom/find';
import type { Page } from '../page';

const NAME = 'vitrine-coupon-message';

/** Removes the message, before another request. */
export const removeCouponMessage = (): void =>
	all( `.${ NAME }` ).forEach( ( box ) => box.remove() );

/**
 * Shows a message and announces it to screen readers.
 *
 * @param place Inserts the element outside of re-rendered regions.
 */
export const showCouponMessage = (
	page: Page,
	text: string,
	place: ( box: Element ) => void
): void => {
	removeCouponMessage();
	const box = document.createElement( 'div' );
	box.className = NAME;
	box.textContent = text;
	place( box );
	box.scrollIntoView( { block: 'nearest' } );
	page.announce( text );
};
