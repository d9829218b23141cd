import { __ } from '@wordpress/i18n';
import { type Shape, flat, shape, text, words } from './shape';

const THEIRS = 'woocommerce/';

/** Required parts are locked, as in the standard layout. */
const locked = { lock: { remove: true, move: false } };

const has = ( blocks: readonly Shape[], name: string ): boolean =>
	flat( blocks ).some( ( block ) => block.name === THEIRS + name );

const wordsIn = ( blocks: readonly Shape[], name: string ): string =>
	words(
		flat( blocks ).find( ( block ) => block.name === name )?.attributes
			.content
	);

/**
 * A custom text. Default texts are dropped, because they are translated for the
 * shopper.
 */
const own = ( key: string, word: string, usual: string ) =>
	word && word !== usual ? { [ key ]: word } : {};

/** Converts a block of WooCommerce's Cart; blocks of other plugins are kept. */
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
		// Payment buttons and icons, which are in our checkout.
		case 'woocommerce/cart-express-payment-block':
		case 'woocommerce/cart-accepted-payment-methods-block':
			return [];
		default:
			return [ shape( name, attributes, innerBlocks ) ];
	}
};

/**
 * Converts WooCommerce's Cart with its parts and other blocks between them.
 *
 * @param innerBlocks Its inner blocks.
 */
export const fromCart = ( innerBlocks: readonly Shape[] ): Shape =>
	shape( 'vitrine/cart', {}, innerBlocks.flatMap( partsOf ) );
