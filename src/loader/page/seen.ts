import contract from '../../contract';
import { findRegions } from '../../behaviours/page/find';

const { markers } = contract;

const REVIEW = `${ markers.checkout_form } ${ markers.order_review_table }`;

/**
 * Whether a fragment's region can be seen, and is not what the loader paints by
 * itself. A region of data is never seen.
 */
export const isSeen = ( selector: string, scope: string ): boolean =>
	! selector.endsWith( markers.cart_count ) &&
	findRegions( selector, scope ).some(
		( region ) =>
			// Younger than 2024: what cannot be asked is taken as seen.
			! ( 'checkVisibility' in region ) ||
			region.checkVisibility( { visibilityProperty: true } )
	);

/** Whether the shopper sees a cart's contents, or what a checkout says of them that follows the cart. */
export const isCartInSight = ( scope = '' ): boolean =>
	[
		markers.cart_contents,
		markers.mini_cart_content,
		REVIEW,
		markers.downloads_checkout,
	].some( ( region ) => isSeen( region, scope ) );
