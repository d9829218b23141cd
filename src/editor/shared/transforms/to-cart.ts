import { type Shape, flat, exceedsCounterpart, shape, text } from './shape';

const OURS = 'vitrine/';
const THEIRS = 'woocommerce/';

const isOurs = ( name: string ): boolean =>
	name.startsWith( `${ OURS }cart-` ) ||
	name === `${ OURS }proceed-to-checkout`;

const word = ( { attributes }: Shape, from: string, to: string ) => {
	const own = text( attributes[ from ] ).trim();
	return own ? { [ to ]: own } : {};
};

const heading = ( block: Shape ): Shape[] => {
	const content = text( block.attributes.title ).trim();
	return content ? [ shape( 'core/heading', { content } ) ] : [];
};

const summary = ( totals: Shape, hasCoupon: boolean ): Shape =>
	shape( `${ THEIRS }cart-order-summary-block`, {}, [
		shape(
			`${ THEIRS }cart-order-summary-heading-block`,
			word( totals, 'title', 'content' )
		),
		...( hasCoupon
			? [ shape( `${ THEIRS }cart-order-summary-coupon-form-block` ) ]
			: [] ),
		shape( `${ THEIRS }cart-order-summary-totals-block` ),
	] );

/**
 * Converts our cart with its parts and other blocks between them.
 *
 * @param innerBlocks Its inner blocks.
 * @return Null if it would lose custom labels or blocks around parts.
 */
export const toCart = ( innerBlocks: readonly Shape[] ): Shape | null => {
	if ( exceedsCounterpart( innerBlocks, isOurs ) ) {
		return null;
	}
	if ( innerBlocks.length === 0 ) {
		return shape( `${ THEIRS }cart` );
	}
	const hasCoupon = flat( innerBlocks ).some(
		( { name } ) => name === `${ OURS }cart-coupon`
	);
	const items: Shape[] = [];
	const totals: Shape[] = [];
	const empty: Shape[] = [];
	const put = ( block: Shape, column: Shape[] ) => {
		switch ( block.name ) {
			case `${ OURS }cart-column`: {
				const isTotals = block.attributes.area === 'totals';
				block.innerBlocks.forEach( ( inner ) =>
					put( inner, isTotals ? totals : items )
				);
				return;
			}
			case `${ OURS }cart-items`:
				items.push(
					...heading( block ),
					shape( `${ THEIRS }cart-line-items-block` )
				);
				return;
			case `${ OURS }cart-totals`:
				totals.push( summary( block, hasCoupon ) );
				return;
			case `${ OURS }proceed-to-checkout`:
				totals.push(
					shape(
						`${ THEIRS }proceed-to-checkout-block`,
						word( block, 'text', 'buttonLabel' )
					)
				);
				return;
			case `${ OURS }cart-cross-sells`:
				items.push(
					shape(
						`${ THEIRS }cart-cross-sells-block`,
						{},
						heading( block ).length
							? [
									...heading( block ),
									shape(
										`${ THEIRS }cart-cross-sells-products-block`
									),
							  ]
							: []
					)
				);
				return;
			case `${ OURS }cart-empty`:
				empty.push(
					shape( `${ THEIRS }empty-cart-block`, {}, [
						...( block.attributes.showMessage === false
							? []
							: heading( block ) ),
						...block.innerBlocks,
					] )
				);
				return;
			case `${ OURS }cart-coupon`:
				// WooCommerce's order summary includes it.
				return;
			default:
				column.push( block );
		}
	};
	innerBlocks.forEach( ( block ) => put( block, items ) );
	return shape( `${ THEIRS }cart`, {}, [
		shape( `${ THEIRS }filled-cart-block`, {}, [
			shape( `${ THEIRS }cart-items-block`, {}, items ),
			shape( `${ THEIRS }cart-totals-block`, {}, totals ),
		] ),
		...empty,
	] );
};
