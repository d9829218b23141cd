import { fromCart } from '../../../src/editor/shared/transforms/cart';
import {
	fromCheckout,
	toCheckout,
} from '../../../src/editor/shared/transforms/checkout';
import { type Shape, shape } from '../../../src/editor/shared/transforms/shape';
import { toCart } from '../../../src/editor/shared/transforms/to-cart';

const theirs = ( name: string, attributes = {}, inner: Shape[] = [] ) =>
	shape( `woocommerce/${ name }`, attributes, inner );
const ours = ( name: string, attributes = {}, inner: Shape[] = [] ) =>
	shape( `vitrine/${ name }`, attributes, inner );
const heading = ( content: string ) => shape( 'core/heading', { content } );
const paragraph = shape( 'core/paragraph', { content: 'Sent by tomorrow.' } );

/** Names as a tree, without their common prefix. */
const names = ( blocks: readonly Shape[] ): unknown[] =>
	blocks.map( ( { name, innerBlocks } ) => {
		const short = name.replace( /^(vitrine|woocommerce)\//, '' );
		return innerBlocks.length ? [ short, names( innerBlocks ) ] : short;
	} );

describe( "WooCommerce's Checkout transformed to Vitrine's", () => {
	const checkout = fromCheckout( [
		theirs( 'checkout-totals-block', {}, [
			theirs( 'checkout-order-summary-block', {}, [
				theirs( 'checkout-order-summary-cart-items-block' ),
			] ),
			paragraph,
		] ),
		theirs( 'checkout-fields-block', {}, [
			theirs( 'checkout-express-payment-block' ),
			theirs( 'checkout-contact-information-block', {
				title: 'Who are you?',
			} ),
			theirs( 'checkout-shipping-method-block' ),
			theirs( 'checkout-pickup-options-block' ),
			theirs( 'checkout-shipping-address-block' ),
			theirs( 'checkout-billing-address-block' ),
			theirs( 'checkout-shipping-methods-block' ),
			paragraph,
			theirs( 'checkout-payment-block', { title: 'Settle up' } ),
			heading( 'Nearly there' ),
			theirs( 'checkout-additional-information-block' ),
			theirs( 'checkout-order-note-block' ),
			theirs( 'checkout-terms-block' ),
			theirs( 'checkout-actions-block', {
				placeOrderButtonLabel: 'Pay now',
			} ),
		] ),
	] );
	const [ , fields, , payment ] = checkout.innerBlocks;

	it( 'keeps parts, order and other blocks', () => {
		expect( names( checkout.innerBlocks ) ).toEqual( [
			'checkout-express',
			[
				'checkout-column',
				[
					'checkout-contact',
					'checkout-shipping-address',
					'checkout-billing-address',
					'checkout-shipping-methods',
					'core/paragraph',
					'checkout-additional-information',
				],
			],
			[
				'checkout-column',
				[ 'checkout-order-summary', 'core/paragraph' ],
			],
			[
				'checkout-column',
				[
					'checkout-payment',
					'core/heading',
					'checkout-terms',
					'checkout-place-order',
				],
			],
		] );
		expect(
			checkout.innerBlocks.map( ( { attributes } ) => attributes.area )
		).toEqual( [ undefined, 'fields', 'totals', 'payment' ] );
	} );

	it( "keeps the owner's texts and locks required parts", () => {
		const lock = { remove: true, move: false };
		expect( fields?.innerBlocks[ 0 ]?.attributes ).toEqual( {
			title: 'Who are you?',
			lock,
		} );
		expect( fields?.innerBlocks[ 1 ]?.attributes ).toEqual( { lock } );
		expect( fields?.innerBlocks[ 5 ]?.attributes ).toEqual( {} );
		expect( payment?.innerBlocks[ 0 ]?.attributes ).toEqual( {
			title: 'Settle up',
			lock,
		} );
		expect( payment?.innerBlocks[ 3 ]?.attributes ).toEqual( {
			text: 'Pay now',
			lock,
		} );
	} );

	it( 'survives a round trip', () => {
		const there = toCheckout( checkout.innerBlocks );
		expect( there && fromCheckout( there.innerBlocks ) ).toEqual(
			checkout
		);
	} );

	it( 'has no inner blocks if the original has none, in both directions', () => {
		expect( fromCheckout( [] ) ).toEqual( ours( 'checkout' ) );
		expect( toCheckout( [] ) ).toEqual( theirs( 'checkout' ) );
	} );
} );

describe( "Vitrine's checkout transformed to WooCommerce's", () => {
	it( "has the parts in WooCommerce's places", () => {
		const there = toCheckout( [
			ours( 'checkout-login' ),
			ours( 'checkout-place-order', { text: 'Buy' } ),
			ours( 'checkout-column', { area: 'totals' }, [
				ours( 'checkout-order-summary' ),
				paragraph,
			] ),
			ours( 'checkout-contact', { title: ' ', labels: {} } ),
		] );
		expect( names( there?.innerBlocks ?? [] ) ).toEqual( [
			[
				'checkout-fields-block',
				[
					'checkout-actions-block',
					'checkout-contact-information-block',
				],
			],
			[
				'checkout-totals-block',
				[ 'checkout-order-summary-block', 'core/paragraph' ],
			],
		] );
		expect(
			there?.innerBlocks[ 0 ]?.innerBlocks.map(
				( { attributes } ) => attributes
			)
		).toEqual( [ { placeOrderButtonLabel: 'Buy' }, {} ] );
	} );

	it.each( [
		[
			'custom labels',
			[ ours( 'checkout-contact', { labels: { email: 'Mail' } } ) ],
		],
		[
			'a group around a part',
			[
				ours( 'checkout-column', {}, [
					shape( 'core/group', {}, [ ours( 'checkout-contact' ) ] ),
				] ),
			],
		],
	] )( 'is not offered with %s, which would be lost', ( _what, inner ) => {
		expect( toCheckout( inner ) ).toBeNull();
	} );
} );

describe( "Vitrine's cart transformed to WooCommerce's", () => {
	const cart = [
		ours( 'cart-column', { area: 'items' }, [
			ours( 'cart-items', { title: 'In your bag' } ),
			ours( 'cart-coupon' ),
			paragraph,
		] ),
		ours( 'cart-column', { area: 'totals' }, [
			ours( 'cart-totals', { title: 'To pay' } ),
			ours( 'proceed-to-checkout', { text: 'Pay now' } ),
		] ),
		ours( 'cart-cross-sells', { title: 'Goes with it' } ),
		ours( 'cart-empty', { title: 'Nothing here' }, [ paragraph ] ),
	];

	it( 'keeps parts, texts and other blocks', () => {
		const there = toCart( cart );
		expect( names( there?.innerBlocks ?? [] ) ).toEqual( [
			[
				'filled-cart-block',
				[
					[
						'cart-items-block',
						[
							'core/heading',
							'cart-line-items-block',
							'core/paragraph',
							[
								'cart-cross-sells-block',
								[
									'core/heading',
									'cart-cross-sells-products-block',
								],
							],
						],
					],
					[
						'cart-totals-block',
						[
							[
								'cart-order-summary-block',
								[
									'cart-order-summary-heading-block',
									'cart-order-summary-coupon-form-block',
									'cart-order-summary-totals-block',
								],
							],
							'proceed-to-checkout-block',
						],
					],
				],
			],
			[ 'empty-cart-block', [ 'core/heading', 'core/paragraph' ] ],
		] );
		const back = fromCart( there?.innerBlocks ?? [] );
		expect( names( back.innerBlocks ) ).toEqual( [
			[
				'cart-column',
				[
					'core/heading',
					'cart-items',
					'core/paragraph',
					'cart-cross-sells',
				],
			],
			[
				'cart-column',
				[ 'cart-coupon', 'cart-totals', 'proceed-to-checkout' ],
			],
			[ 'cart-empty', [ 'core/heading', 'core/paragraph' ] ],
		] );
		const [ items, totals ] = back.innerBlocks;
		expect( items?.innerBlocks[ 3 ]?.attributes ).toMatchObject( {
			title: 'Goes with it',
		} );
		expect( totals?.innerBlocks[ 1 ]?.attributes ).toMatchObject( {
			title: 'To pay',
		} );
		expect( totals?.innerBlocks[ 2 ]?.attributes ).toMatchObject( {
			text: 'Pay now',
		} );
	} );

	it( 'has no coupon if the original has none', () => {
		const [ filled ] =
			toCart( [ ours( 'cart-totals' ) ] )?.innerBlocks ?? [];
		expect( JSON.stringify( filled ) ).not.toContain( 'coupon' );
	} );

	it.each( [
		[
			'custom labels',
			[ ours( 'cart-totals', { labels: { total: 'To pay' } } ) ],
		],
		[
			'a cover around a part',
			[ shape( 'core/cover', {}, [ ours( 'proceed-to-checkout' ) ] ) ],
		],
	] )( 'is not offered with %s, which would be lost', ( _what, inner ) => {
		expect( toCart( inner ) ).toBeNull();
	} );

	it( 'has no inner blocks if the original has none', () => {
		expect( toCart( [] ) ).toEqual( theirs( 'cart' ) );
	} );
} );
