import {
	changed,
	fromOption,
	isAmount,
	isIban,
	moved,
	toOption,
	type Method,
} from '../../../../src/core/settings/payments';

const method = ( id: string ): Method => ( {
	id,
	title: id,
	description: '',
	offline: true,
	has_accounts: false,
	fields: [],
	help: '',
	settings: {
		enabled: true,
		title: '',
		description: '',
		instructions: '',
		countries: [],
		minimum: '',
		shipped_only: false,
		accounts: [],
		own: {},
	},
} );

const methods = [ 'cod', 'bacs', 'cheque' ].map( method );

const ids = ( all: readonly Method[] ) => all.map( ( { id } ) => id ).join();

it.each( [
	[ '', true ],
	[ '5', true ],
	[ '5,50', true ],
	[ '5.5', true ],
	[ '5.', false ],
	[ '-1', false ],
	[ '1 000', false ],
	[ '1.00001', false ],
	[ '1234567890', false ],
] )( 'accepts %j as an amount: %s', ( text, is ) => {
	expect( isAmount( text ) ).toBe( is );
} );

it.each( [
	[ 'DE02120300000000202051', true ],
	[ 'de02 1203 0000 0000 2020 51', true ],
	[ 'GB82 WEST 1234 5698 7654 32', true ],
	[ 'NL91ABNA0417164300', true ],
	[ 'DE02120300000000202015', false ],
	[ 'DE03120300000000202051', false ],
	[ 'DE02', false ],
	[ '', false ],
] )( 'accepts %j as an IBAN: %s', ( text, is ) => {
	expect( isIban( text ) ).toBe( is );
} );

it.each( [
	[ 'bacs', -1, 'bacs,cod,cheque' ],
	[ 'bacs', 1, 'cod,cheque,bacs' ],
	[ 'cod', -1, 'cod,bacs,cheque' ],
	[ 'cheque', 1, 'cod,bacs,cheque' ],
	[ 'gone', 1, 'cod,bacs,cheque' ],
] as const )( 'moves %s by %d', ( id, by, order ) => {
	expect( ids( moved( methods, id, by ) ) ).toBe( order );
	expect( ids( methods ) ).toBe( 'cod,bacs,cheque' );
} );

it( 'changes one method only', () => {
	const next = changed( methods, 'bacs', { enabled: false } );
	expect( next.map( ( { settings } ) => settings.enabled ) ).toEqual( [
		true,
		false,
		true,
	] );
	expect( methods[ 1 ]?.settings.enabled ).toBe( true );
} );

it( 'survives an option round trip', () => {
	const next = moved(
		changed( methods, 'cod', { title: 'Cash' } ),
		'cod',
		1
	);
	const option = toOption( next );
	expect( option.order ).toEqual( [ 'bacs', 'cod', 'cheque' ] );
	expect( fromOption( methods, option ) ).toEqual( next );
} );
