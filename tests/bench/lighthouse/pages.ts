import type { Site } from '../../site/types';

export interface LighthousePage {
	name: string;
	url: string;
	/** URL to open first, which adds to the cart. */
	before?: string;
}

/** The rated pages of the sample shop. */
export const shopPages = async ( site: Site ): Promise< LighthousePage[] > => {
	const { shop, product, cart, checkout, id } = JSON.parse(
		await site.php( `
			$engine  = Vitrine\\Commerce\\Engines::active();
			$product = get_page_by_path( 'everyday-mug', OBJECT, $engine->content_types()['post_type'] );
			echo wp_json_encode( array(
				'shop'     => $engine->page_url( 'shop' ),
				'product'  => get_permalink( $product ),
				'cart'     => $engine->page_url( 'cart' ),
				'checkout' => $engine->page_url( 'checkout' ),
				'id'       => $product->ID,
			) );
		` )
	) as Record< 'shop' | 'product' | 'cart' | 'checkout', string > & {
		id: number;
	};
	const before = `${ shop }${
		shop.includes( '?' ) ? '&' : '?'
	}add-to-cart=${ id }`;
	return [
		{ name: 'shop', url: shop },
		{ name: 'product', url: product },
		{ name: 'cart', url: cart, before },
		{ name: 'checkout', url: checkout, before },
	];
};
