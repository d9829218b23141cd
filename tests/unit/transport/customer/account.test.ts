import type { AddonSettings } from '../../../../src/contract/types';
import { createAccounts } from '../../../../src/transport/customer/account';
import type { HttpAnswer, HttpRequest } from '../../../../src/transport/http';
import { settings } from '../shop';

const ok = ( value: unknown ): HttpAnswer => ( {
	ok: true,
	status: 200,
	value,
	headers: new Headers(),
} );

it( 'fetches a nonce first if the page has none', async () => {
	const http = jest.fn< Promise< HttpAnswer >, [ HttpRequest ] >(
		( { url } ) =>
			Promise.resolve(
				url.includes( 'nonces' )
					? ok( { check_user_exist_nonce: 'fresh' } )
					: ok( { success: true, data: { success: true } } )
			)
	);
	const given = settings( {
		addon: { is_logged_in: false } as AddonSettings,
	} ) as Parameters< typeof createAccounts >[ 0 ];

	const known = await createAccounts( given, http ).check(
		'ada@example.org'
	);

	expect( known?.exists ).toBe( true );
	expect( http ).toHaveBeenCalledTimes( 2 );
	expect(
		Object.fromEntries(
			http.mock.calls[ 1 ]?.[ 0 ].body as URLSearchParams
		)
	).toMatchObject( { security: 'fresh' } );
} );
