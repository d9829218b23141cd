import { __ } from '@wordpress/i18n';
import { type Shape, flat, shape, text, words } from './shape';

const THEIRS = 'woocommerce/';

/** What a cart cannot do without, as the cart's own layout has it. */
const locked = { lock: { remove: true, move: false } };

const has = ( blocks: readonly Shape[], name: string ): boolean =>
	flat( blocks ).some( ( block ) => block.name === THEIRS + name );

const wordsIn = ( blocks: readonly Shape[], name: string ): string =>
	words(
		flat( blocks ).find( ( block ) => block.name === name )?.attributes
			.content
	);

/** A word of the owner's; the usual one follows the shopper's language. */
const own = ( key: string, word: string, usual: string ) =>
	word && word !== usual ? { [ key ]: word } : {};

/** A block in WooCommerce's cart as ours; what is not WooCommerce's stays. */
const partsOf = ( { name, attributes, innerBlocks }: Shape ): Shape[] => {
	const inner = () => innerBlocks.flatMap( partsOf );
	switch ( name ) {
		case 'woocommerce/filled-cart-block':
			return inner();
		case 'woocommerce/cart-items-block':
			return [
				shape(
					'vitrine/cart-column',
					{ area: 'items', ...locked },
					inner()
				),
			];
		case 'woocommerce/cart-totals-block':
			return [
				shape(
					'vitrine/cart-column',
					{ area: 'totals', ...locked },
					inner()
				),
			];
		case 'woocommerce/cart-line-items-block':
			return [ shape( 'vitrine/cart-items', locked ) ];
		case 'woocommerce/cart-order-summary-block':
			return [
				...( has( innerBlocks, 'cart-order-summary-coupon-form-block' )
					? [ shape( 'vitrine/cart-coupon' ) ]
					: [] ),
				shape( 'vitrine/cart-totals', {
					...locked,
					...own(
						'title',
						wordsIn(
							innerBlocks,
							'woocommerce/cart-order-summary-heading-block'
						),
						__( 'Cart totals', 'vitrine' )
					),
				} ),
			];
		case 'woocommerce/proceed-to-checkout-block':
			return [
				shape( 'vitrine/proceed-to-checkout', {
					...locked,
					...own(
						'text',
						text( attributes.buttonLabel ),
						__( 'Proceed to checkout', 'vitrine' )
					),
				} ),
			];
		case 'woocommerce/cart-cross-sells-block':
			return [
				shape(
					'vitrine/cart-cross-sells',
					own(
						'title',
						wordsIn( innerBlocks, 'core/heading' ),
						__( 'You may be interested in…', 'vitrine' )
					)
				),
			];
		case 'woocommerce/empty-cart-block':
			return [
				shape(
					'vitrine/cart-empty',
					{ showMessage: innerBlocks.length === 0 },
					innerBlocks
				),
			];
		// Buttons and signs of payment methods, which the checkout has.
		case 'woocommerce/cart-express-payment-block':
		case 'woocommerce/cart-accepted-payment-methods-block':
			return [];
		default:
			return [ shape( name, attributes, innerBlocks ) ];
	}
};

/**
 * WooCommerce's Cart as ours, with its parts and what stands between them.
 *
 * @param innerBlocks In it.
 */
export const fromCart = ( innerBlocks: readonly Shape[] ): Shape =>
	shape( 'vitrine/cart', {}, innerBlocks.flatMap( partsOf ) );
