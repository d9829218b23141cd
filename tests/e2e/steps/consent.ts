import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';
import type { Shop } from '../support/shops';

/** Presses a button of the consent banner as soon as it works. */
export const choose = async (
	page: Page,
	category: string,
	choice: string
): Promise< void > => {
	await page.waitForFunction( () => 'wp_set_consent' in window );
	await page.evaluate(
		( [ what, value ] ) =>
			(
				window as unknown as {
					wp_set_consent: ( what: string, value: string ) => void;
				}
			 ).wp_set_consent( what, value ),
		[ category, choice ] as const
	);
};

/** Names of the order attribution cookies. */
export const originCookies = async ( page: Page ): Promise< string[] > =>
	( await page.context().cookies() )
		.map( ( { name } ) => name )
		.filter( ( name ) => name.startsWith( 'sbjs_' ) )
		.sort();

/** Values of the attribution inputs of the checkout form, by field. */
export const originInputs = (
	page: Page
): Promise< Record< string, string > > =>
	page.evaluate( () => {
		const form = document.querySelector< HTMLFormElement >(
			'form[name="checkout"]'
		)!;
		const prefix = 'wc_order_attribution_';
		return Object.fromEntries(
			[ ...new FormData( form ) ].flatMap( ( [ name, value ] ) =>
				name.startsWith( prefix ) && typeof value === 'string'
					? [ [ name.slice( prefix.length ), value ] ]
					: []
			)
		);
	} );

/** The attribution stored in an order. */
export const keptOrigin = async (
	page: Page,
	site: Site,
	{ commerce }: Shop
): Promise< Record< string, string > > =>
	JSON.parse(
		await site.php(
			commerce === 'woocommerce'
				? `$kept = array();
				foreach ( wc_get_order( $args['id'] )->get_meta_data() as $meta ) {
					if ( str_starts_with( $meta->key, '_wc_order_attribution_' ) ) {
						$kept[ substr( $meta->key, 22 ) ] = $meta->value;
					}
				}
				echo wp_json_encode( (object) $kept );`
				: `echo wp_json_encode( (object) Vitrine\\Commerce\\Builtin\\Orders\\Origins\\OrderOrigins::of( (int) $args['id'] ) );`,
			{
				args: {
					id: Number(
						/order-received[/=](\d+)/.exec( page.url() )?.[ 1 ]
					),
				},
			}
		)
	) as Record< string, string >;
