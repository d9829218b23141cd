import { attributionFields } from '../../../../../src/core/visit/attribution/fields';
import { visit } from './helpers';

const fieldsOf = ( ...at: Parameters< typeof visit > ) =>
	attributionFields( visit( ...at ) );

const SHOP = 'https://shop.test/';

describe( 'a campaign value', () => {
	it( 'of 500 characters is kept whole, and so is an invalid %', () => {
		const long = 'x'.repeat( 500 );
		expect(
			fieldsOf( `${ SHOP }?utm_campaign=${ long }&utm_source=50%off%` )
		).toMatchObject( { utm_campaign: long, utm_source: '50%off%' } );
	} );

	it( 'too long for a cookie is truncated without affecting others', () => {
		expect(
			fieldsOf(
				`${ SHOP }?utm_campaign=${ 'x'.repeat(
					5000
				) }&utm_term=${ 'y'.repeat( 5000 ) }&utm_source=news`
			)
		).toMatchObject( {
			utm_source: 'news',
			utm_campaign: expect.stringMatching( /^x{1000,}$/ ) as string,
			utm_term: expect.stringMatching( /^y{1000,}$/ ) as string,
		} );
	} );
} );
