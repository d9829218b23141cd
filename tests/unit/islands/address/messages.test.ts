/**
 * The error messages of suggested addresses, word for word.
 *
 * @see spec 8.3
 */
import { createAddressRegistry } from '../../../../src/core/address/registry';
import { press, settle } from '../../support/page';
import { leave, line, list, open, provider, type, values } from './form';

interface Log {
	error: jest.Mock;
	warn: jest.Mock;
}

interface Row {
	/** The error. */
	what: string;
	/** First argument of the console call. */
	message: string;
	level: keyof Log;
	/** Further arguments. */
	with?: unknown[];
	/** Causes the error, and checks its effects. */
	act: () => Log | Promise< Log >;
}

const LISTED = '[{"id":"maps"}]';

/** Registers providers, the last of which is refused. */
const registering =
	( given: unknown, json = LISTED, before: unknown[] = [] ): Row[ 'act' ] =>
	() => {
		const log = { error: jest.fn(), warn: jest.fn() };
		const { register, all } = createAddressRegistry( json, log );
		before.forEach( register );
		expect( register( given ) ).toBe( false );
		expect( all() ).toEqual( before );
		return log;
	};

/** Searches twice: the first list is open when the second search fails. */
const searching =
	( answer: () => Promise< unknown > ): Row[ 'act' ] =>
	async () => {
		const maps = provider();
		const { log } = open( maps );
		await type( '12 Main' );
		expect( list() ).not.toBeNull();
		maps.search.mockImplementationOnce( answer );
		await type( '12 Main S' );
		expect( list() ).toBeNull();
		return log;
	};

const selecting =
	( answer: () => Promise< unknown > ): Row[ 'act' ] =>
	async () => {
		const { log } = open( provider( { select: jest.fn( answer ) } ) );
		await type( '12 Main' );
		const before = values();
		press( line(), 'ArrowDown' );
		press( line(), 'Enter' );
		await settle();
		jest.advanceTimersByTime( 50 );
		expect( values() ).toEqual( before );
		return log;
	};

const down = new Error( 'down' );

const first = provider();

const CATALOG: Row[] = [
	{
		what: 'a configuration that is no JSON, which is an empty list [8.3-01]',
		message: 'Invalid address providers JSON:',
		level: 'error',
		with: [ expect.any( SyntaxError ) ],
		act: () => {
			const log = { error: jest.fn(), warn: jest.fn() };
			const { listed } = createAddressRegistry( '[{', log );
			expect( listed ).toEqual( [] );
			return log;
		},
	},
	{
		what: 'something that is no object [8.3-03]',
		message: 'Address provider must be a valid object',
		level: 'error',
		act: registering( 'maps' ),
	},
	{
		what: 'a provider without a text for an id [8.3-04]',
		message: 'Address provider must have a valid ID',
		level: 'error',
		act: registering( { ...provider(), id: 7 } ),
	},
	{
		what: 'a provider without canSearch [8.3-05]',
		message: 'Address provider must have a canSearch function',
		level: 'error',
		act: registering( { ...provider(), canSearch: undefined } ),
	},
	{
		what: 'a provider without search [8.3-06]',
		message: 'Address provider must have a search function',
		level: 'error',
		act: registering( { ...provider(), search: undefined } ),
	},
	{
		what: 'a provider without select [8.3-07]',
		message: 'Address provider must have a select function',
		level: 'error',
		act: registering( { ...provider(), select: undefined } ),
	},
	{
		what: 'a configuration that is no list [8.3-08]',
		message: 'Server providers configuration is invalid',
		level: 'error',
		act: registering( provider(), '{"id":"maps"}' ),
	},
	{
		what: 'a provider that the server does not list [8.3-09]',
		message: 'Provider acme not registered on server',
		level: 'error',
		act: registering( { ...provider(), id: 'acme' } ),
	},
	{
		what: 'a provider that is registered already [8.3-10]',
		message: 'Address provider with ID "maps" is already registered.',
		level: 'warn',
		act: registering( provider(), LISTED, [ first ] ),
	},
	{
		what: 'a search whose result is no list [8.3-11]',
		message: 'Invalid suggestions response - not an array',
		level: 'error',
		act: searching( () => Promise.resolve( { suggestions: [] } ) ),
	},
	{
		what: 'a search that throws [8.3-12]',
		message: 'Address search error:',
		level: 'error',
		with: [ down ],
		act: searching( () => Promise.reject( down ) ),
	},
	{
		what: 'a select that fails [8.3-13]',
		message: 'Error selecting address from provider',
		level: 'error',
		with: [ 'maps', down ],
		act: selecting( () => Promise.reject( down ) ),
	},
];

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	leave();
	jest.useRealTimers();
} );

it.each( CATALOG )(
	'logs $what: $message',
	async ( { message, level, with: more = [], act } ) => {
		const log = await act();
		expect( log[ level ].mock.calls ).toEqual( [ [ message, ...more ] ] );
		const other = level === 'error' ? log.warn : log.error;
		expect( other ).not.toHaveBeenCalled();
	}
);
