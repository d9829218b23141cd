import { all } from '../dom/find';
import type { Page } from '../page';

const NAME = 'vitrine-coupon-message';

/** Removes the message, before another request. */
export const removeCouponMessage = (): void =>
	all( `.${ NAME }` ).forEach( ( said ) => said.remove() );

/**
 * Shows a message and announces it to screen readers.
 *
 * @param place Inserts the element outside of re-rendered regions.
 */
export const showCouponMessage = (
	page: Page,
	text: string,
	place: ( said: Element ) => void
): void => {
	removeCouponMessage();
	const said = document.createElement( 'div' );
	said.className = NAME;
	said.textContent = text;
	place( said );
	said.scrollIntoView( { block: 'nearest' } );
	page.announce( text );
};
