import contract from '../../../contract';
import { badgeText } from '../../../core/variations/sale';
import { isNumber, isObject } from '../../../transport/http/shape';
import type { Page } from '../../page';
import { elementsOf, findInProduct } from '../parts';

const { markers } = contract;

/** The original text of a badge. */
const originals = new WeakMap< Element, string >();

/** The badges of the product itself, not of cards next to it. */
const badgesOf = ( part: Element ) => {
	const own = elementsOf( part );
	return findInProduct( part, markers.sale_badge ).filter( ( badge ) => {
		const product = badge.closest( markers.product );
		return product && own.includes( product );
	} );
};

/**
 * Shows the chosen variation's discount in the sale badge, which is hidden if
 * that variation is not on sale.
 *
 * @param page
 * @param part      An element of the product: its form.
 * @param variation Null: none is chosen.
 * @see spec 4.13, readings 16
 */
export const paintBadge = (
	page: Page,
	part: Element,
	variation: unknown
): void => {
	const { sale_badge_template: template } = page.settings.theme;
	if ( ! template ) {
		return;
	}
	const percentage =
		isObject( variation ) && isNumber( variation.sale_percentage )
			? variation.sale_percentage
			: null;
	for ( const badge of badgesOf( part ) ) {
		const own =
			originals.get( badge ) ??
			badge.getAttribute( markers.printed_over ) ??
			badge.textContent;
		originals.set( badge, own );
		badge.hidden = percentage === 0;
		badge.textContent = percentage
			? badgeText( template, percentage )
			: own;
	}
};
