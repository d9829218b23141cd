import { block } from '../../steps/site';

/** Returns a paragraph next to which blocks are inserted. */
export const here = ( name: string ): string =>
	`<!-- wp:paragraph {"anchor":"beside-${ name }"} --><p id="beside-${ name }">Beside ${ name }</p><!-- /wp:paragraph -->`;

/** Initial content of the page for ALONE. */
export const WHOLE = [ 'cart', 'checkout', 'product', 'product-listing' ]
	.map( ( name ) => block( `vitrine/${ name }` ) )
	.join( '' );

/**
 * Returns the blocks that contain the parts.
 *
 * @param robe ID of a product with reviews and product data.
 * @param vase ID of a product with low stock.
 */
export const around = ( robe: number, vase: number ): string =>
	[
		block(
			'vitrine/site-header',
			{},
			block( 'vitrine/header-row', {}, here( 'header' ) )
		),
		block(
			'vitrine/cart',
			{},
			here( 'empty' ) +
				block(
					'vitrine/cart-column',
					{ area: 'items' },
					here( 'cart' )
				)
		),
		block(
			'vitrine/checkout',
			{},
			block(
				'vitrine/checkout-column',
				{ area: 'fields' },
				here( 'checkout' )
			)
		),
		block(
			'vitrine/loop-builder',
			{ block_id: 'all', postType: 'vitrine_product', perPage: 2 },
			here( 'list' ) +
				block( 'vitrine/loop-template', {}, here( 'result' ) )
		),
		block( 'vitrine/product-listing', { queryId: 2 }, here( 'products' ) ),
		block(
			'vitrine/product',
			{ productId: robe },
			here( 'product' ) + here( 'robe' )
		),
		block( 'vitrine/product', { productId: vase }, here( 'vase' ) ),
	].join( '' );
