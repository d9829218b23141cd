import contract from '../../contract';
import { findRegions } from './find';
import { hasEngineScript } from '../../transport/browser/lazy';

const { markers } = contract;

const REVIEW = `${ markers.checkout_form } ${ markers.order_review_table }`;

/**
 * Whether a fragment's region is visible and not updated by the loader itself.
 * Data regions are never visible.
 */
export const isSeen = ( selector: string, scope: string ): boolean =>
	! selector.endsWith( markers.cart_count ) &&
	findRegions( selector, scope ).some(
		( region ) =>
			// Browsers before 2024 lack it: assume that the region is visible.
			! ( 'checkVisibility' in region ) ||
			region.checkVisibility( { visibilityProperty: true } )
	);

/** Whether a cart's contents, its page or a checkout that follows it are visible. */
export const isCartInSight = ( scope = '' ): boolean =>
	[
		`.${ markers.cart_root }`,
		markers.cart_contents,
		...( hasEngineScript() ? [] : [ markers.mini_cart_content ] ),
		REVIEW,
		markers.downloads_checkout,
	].some( ( region ) => isSeen( region, scope ) );
