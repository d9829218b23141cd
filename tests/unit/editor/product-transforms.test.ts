import {
	fromProduct,
	toProduct,
} from '../../../src/editor/shared/transforms/product';
import { shape } from '../../../src/editor/shared/transforms/shape';

const words = shape( 'core/paragraph', { content: 'Made by hand.' } );

const theirs = [
	shape( 'core/columns', {}, [
		shape( 'core/column', {}, [ shape( 'woocommerce/product-image' ) ] ),
		shape( 'core/column', {}, [
			shape( 'core/post-title', { level: 3 } ),
			words,
			shape( 'woocommerce/product-price' ),
		] ),
	] ),
];

describe( "WooCommerce's Product transformed to Vitrine's", () => {
	it( 'keeps product, parts, order and other blocks', () => {
		expect( fromProduct( { productId: 9 }, theirs ) ).toEqual(
			shape( 'vitrine/product', { productId: 9 }, [
				shape( 'core/columns', {}, [
					shape( 'core/column', {}, [
						shape( 'vitrine/product-gallery' ),
					] ),
					shape( 'core/column', {}, [
						shape( 'vitrine/product-title', {
							heading: 'h3',
							isLink: false,
						} ),
						words,
						shape( 'vitrine/product-price' ),
					] ),
				] ),
			] )
		);
	} );

	it( 'survives a round trip', () => {
		const there = fromProduct( { productId: 9 }, theirs );
		const back = toProduct( there.attributes, there.innerBlocks );
		expect( fromProduct( back.attributes, back.innerBlocks ) ).toEqual(
			there
		);
	} );

	it( 'has no inner blocks if the original has none, in both directions', () => {
		expect( fromProduct( {}, [] ).innerBlocks ).toEqual( [] );
		expect( toProduct( { productId: 2 }, [] ) ).toEqual(
			shape( 'woocommerce/single-product', { productId: 2 } )
		);
	} );
} );

describe( "Vitrine's product transformed to WooCommerce's", () => {
	it( 'has image and text side by side, and omits parts without a counterpart', () => {
		expect(
			toProduct( {}, [
				words,
				shape( 'vitrine/product-gallery' ),
				shape( 'vitrine/product-summary', {}, [
					shape( 'vitrine/product-price' ),
					shape( 'vitrine/product-share' ),
				] ),
				shape( 'vitrine/product-details' ),
				shape( 'vitrine/product-sticky-bar' ),
			] ).innerBlocks
		).toEqual( [
			words,
			shape( 'core/columns', {}, [
				shape( 'core/column', {}, [
					shape( 'woocommerce/product-image' ),
				] ),
				shape( 'core/column', {}, [
					shape( 'woocommerce/product-price' ),
				] ),
			] ),
			shape( 'woocommerce/product-details' ),
		] );
	} );
} );
