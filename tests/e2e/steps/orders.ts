import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import type { Shop } from '../support/shops';

/** An order as stored by the engine; amounts are in minor units. */
export interface KeptOrder {
	items: Record< string, number >;
	coupons: string[];
	shipping: number;
	total: number;
}

/**
 * Reads the order of the open confirmation page from the engine.
 *
 * @param page The order confirmation.
 * @param site The site it was placed on.
 */
export async function keptOrder(
	page: Page,
	site: Site
): Promise< KeptOrder > {
	const { href, searchParams } = new URL( page.url() );
	return JSON.parse(
		await site.php(
			`$order = Vitrine\\Plugin::engine()->orders()->find( (int) $args['id'], $args['key'] );
			echo wp_json_encode( array(
				'items'    => array_column( $order->items, 'quantity', 'name' ),
				'coupons'  => array_map( 'strtoupper', array_column( $order->coupons, 'code' ) ),
				'shipping' => $order->totals['shipping'],
				'total'    => $order->totals['total'],
			) );`,
			{
				args: {
					id: /order-received[/=](\d+)/.exec( href )?.[ 1 ],
					key: searchParams.get( 'key' ),
				},
			}
		)
	) as KeptOrder;
}

/** Stock quantity of a product. */
export const stockOf = async ( site: Site, slug: string ): Promise< number > =>
	Number(
		await site.php(
			`$engine = Vitrine\\Plugin::engine();
			echo $engine->catalog()->find( get_page_by_path( $args['slug'], OBJECT, $engine->content_types()['post_type'] )->ID )->stock;`,
			{ args: { slug } }
		)
	);

/** Usage count of a coupon. */
export const usesOf = async (
	site: Site,
	{ commerce }: Shop,
	code: string
): Promise< number > =>
	Number(
		await site.php(
			commerce === 'woocommerce'
				? `echo ( new WC_Coupon( $args['code'] ) )->get_usage_count();`
				: `global $wpdb; echo $wpdb->get_var( $wpdb->prepare( "SELECT used FROM {$wpdb->prefix}vitrine_coupons WHERE code = %s", $args['code'] ) );`,
			{ args: { code } }
		)
	);

/** Number of orders in the shop. */
export const countOrders = async (
	site: Site,
	{ commerce }: Shop
): Promise< number > =>
	Number(
		await site.php(
			commerce === 'woocommerce'
				? `echo count( wc_get_orders( array( 'limit' => -1, 'return' => 'ids' ) ) );`
				: `global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_orders" );`
		)
	);

/** Opens the orders of the logged-in customer. */
export async function openOrders( page: Page ): Promise< Locator > {
	await page.goto( '/account/' );
	const main = page.getByRole( 'main' );
	const link = main.getByRole( 'link', { name: /^\W*Orders$/ } );
	if ( ( await link.count() ) > 0 ) {
		await link.click();
	}
	return main.getByRole( 'row' ).filter( { hasText: '€' } );
}

/** Opens the admin list of orders as the logged-in administrator and returns its rows. */
export async function orderList(
	page: Page,
	{ commerce }: Shop
): Promise< Locator > {
	if ( commerce === 'woocommerce' ) {
		await page.goto( '/wp-admin/admin.php?page=wc-orders' );
	} else {
		await page.goto( '/wp-admin/' );
		await page
			.getByRole( 'navigation', { name: 'Main menu' } )
			.getByRole( 'link', { name: 'Vitrine' } )
			.first()
			.click();
	}
	return page.getByRole( 'row' );
}
