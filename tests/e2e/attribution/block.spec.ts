/**
 * Attribution data that another plugin's checkout block sends with its order.
 *
 * @see spec 7.18
 */
import { expect, test } from '../support/test';

interface Given {
	given: [ namespace: string, data: Record< string, string > ][];
}

test( 'a checkout block gets the origin as its extension data [7.18-02]', async ( {
	page,
} ) => {
	// A minimal registry, as the block's own scripts define it before ours run.
	await page.addInitScript( () => {
		const given: unknown[] = [];
		Object.assign( window, {
			given,
			wp: {
				data: {
					select: ( store: string ) =>
						store === 'wc/store/checkout' ? {} : undefined,
					dispatch: () => ( {
						setExtensionData: ( ...told: unknown[] ) =>
							given.push( told ),
					} ),
				},
			},
		} );
	} );
	await page.goto( '/shop/?utm_source=news&utm_medium=mail' );
	const given = () =>
		page.evaluate( () => ( window as unknown as Given ).given );
	await expect.poll( async () => ( await given() ).length ).not.toBe( 0 );
	const [ namespace, data ] = ( await given() ).at( -1 )!;
	expect( namespace ).toBe( 'woocommerce/order-attribution' );
	expect( data ).toMatchObject( {
		source_type: 'utm',
		utm_source: 'news',
		utm_medium: 'mail',
	} );
} );
