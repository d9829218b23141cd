import {
	fromCollection,
	toCollection,
} from '../../../src/editor/shared/transforms/collection';
import { shape } from '../../../src/editor/shared/transforms/shape';

describe( 'composed cards', () => {
	const element = ( part: string ) =>
		shape( 'vitrine/loop-product', { part } );
	const OURS = [
		element( 'image' ),
		element( 'sale-badge' ),
		shape( 'core/group', {}, [
			shape( 'vitrine/product-title', { heading: 'h3', isLink: true } ),
			shape( 'core/paragraph', { content: 'Made to last.' } ),
		] ),
		shape( 'vitrine/product-rating' ),
		shape( 'vitrine/product-price' ),
		shape( 'vitrine/product-stock' ),
		shape( 'vitrine/product-short-description' ),
		element( 'button' ),
	];
	const listing = ( parts: ReturnType< typeof shape >[] ) => [
		shape( 'vitrine/product-template', {}, parts ),
	];

	it( 'keep their parts, order and other blocks in both directions', () => {
		const there = toCollection( { collection: '' }, listing( OURS ) );
		const template = there?.innerBlocks.find(
			( { name } ) => name === 'woocommerce/product-template'
		);
		expect( template?.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
			'woocommerce/product-image',
			'core/group',
			'woocommerce/product-rating',
			'woocommerce/product-price',
			'woocommerce/product-stock-indicator',
			'core/post-excerpt',
			'woocommerce/product-button',
		] );
		const back = fromCollection(
			there?.attributes ?? {},
			there?.innerBlocks ?? []
		);
		expect( back?.innerBlocks ).toEqual( listing( OURS ) );
	} );

	it( 'without a sale badge have none in the image', () => {
		const there = toCollection( {}, listing( [ element( 'image' ) ] ) );
		const template = there?.innerBlocks[ 0 ];
		expect( template?.innerBlocks[ 0 ]?.attributes ).toEqual( {
			showSaleBadge: false,
		} );
		expect(
			fromCollection( there?.attributes ?? {}, there?.innerBlocks ?? [] )
				?.innerBlocks
		).toEqual( listing( [ element( 'image' ) ] ) );
	} );

	it( "accept a separate badge in WooCommerce's card", () => {
		expect(
			fromCollection( {}, [
				shape( 'woocommerce/product-template', {}, [
					shape( 'woocommerce/product-image', {
						showSaleBadge: false,
					} ),
					shape( 'woocommerce/product-sale-badge' ),
				] ),
			] )?.innerBlocks
		).toEqual( listing( [ element( 'image' ), element( 'sale-badge' ) ] ) );
	} );

	it( 'are not offered to WooCommerce with parts it has no block for', () => {
		expect(
			toCollection( {}, listing( [ element( 'swatches' ) ] ) )
		).toBeNull();
		expect(
			toCollection(
				{},
				listing( [
					shape( 'core/group', {}, [
						shape( 'vitrine/product-form' ),
					] ),
				] )
			)
		).toBeNull();
	} );
} );
