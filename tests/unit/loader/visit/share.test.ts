import { shareOrigins } from '../../../../src/loader/visit/share';

interface Shared {
	params: Record< string, unknown >;
	fields: Record< string, string >;
	getAttributionData: () => Record< string, string | null >;
	setOrderTracking: ( allow: boolean ) => void;
}

const share = ( more = {} ) => {
	const record = jest.fn< undefined, [ boolean ] >();
	const hear = shareOrigins(
		{
			category: 'marketing',
			prefix: 'wc_order_attribution_',
			extension: 'woocommerce/order-attribution',
			domain: 'shop.test',
			lifetime: 0,
			session: 30,
			parameters: { campaign: '', term: '', content: '' },
			typein: { source: '(direct)', medium: '(none)' },
			promo: null,
			api: { name: 'wc_order_attribution', params: { session: 30 } },
			...more,
		},
		record
	);
	const { wc_order_attribution: api } = window as unknown as {
		wc_order_attribution: Shared;
	};
	return { record, hear, api };
};

afterEach( () => {
	document.cookie = 'sbjs_current=; max-age=0';
} );

describe( 'attribution data for other scripts', () => {
	it( "has WooCommerce's names and the shop's fields", () => {
		const { api } = share( { fields: { source_type: 'current.typ' } } );
		expect( api.params ).toEqual( {
			session: 30,
			prefix: 'wc_order_attribution_',
			allowTracking: true,
		} );
		document.cookie = 'sbjs_current=typ%3Dutm';
		expect( api.getAttributionData() ).toEqual( { source_type: 'utm' } );
		api.setOrderTracking( false );
		expect( api.getAttributionData() ).toEqual( { source_type: null } );
	} );

	it( 'records nothing until a script allows it, if set', () => {
		const { hear, record, api } = share( { withheld: true } );
		hear( true );
		expect( record.mock.calls ).toEqual( [ [ false ] ] );
		api.setOrderTracking( true );
		hear( true );
		expect( record ).toHaveBeenLastCalledWith( true );
	} );

	it( "keeps a script's choice until the visitor's", () => {
		const { hear, record, api } = share();
		hear( true );
		api.setOrderTracking( false );
		hear( true );
		expect( record ).toHaveBeenLastCalledWith( false );
		hear( false );
		hear( true );
		expect( record ).toHaveBeenLastCalledWith( true );
	} );
} );
