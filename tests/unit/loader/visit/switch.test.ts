import { createSwitch } from '../../../../src/loader/visit/switch';
import { makeAhead } from '../../support/prerender';

const settle = () => new Promise( ( done ) => setTimeout( done ) );

const part = () => {
	const stop = jest.fn();
	const start = jest.fn( () => stop );
	const load = jest.fn( () => Promise.resolve( start ) );
	const clear = jest.fn();
	return { stop, start, load, clear, set: createSwitch( { load, clear } ) };
};

it( 'loads nothing before consent, and once after [1-16] [7.19-01]', async () => {
	const { set, load, start } = part();
	set( false );
	await settle();
	expect( load ).not.toHaveBeenCalled();
	set( true );
	set( true );
	await settle();
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( start ).toHaveBeenCalledTimes( 1 );
} );

it( 'clears data of an earlier page without consent', () => {
	const { set, clear } = part();
	set( false );
	set( false );
	expect( clear ).toHaveBeenCalledTimes( 1 );
} );

it( 'stops on withdrawal and restarts with consent [4.16-09]', async () => {
	const { set, start, stop, clear } = part();
	set( true );
	await settle();
	set( false );
	expect( stop ).toHaveBeenCalledTimes( 1 );
	expect( clear ).toHaveBeenCalledTimes( 1 );
	set( true );
	await settle();
	expect( start ).toHaveBeenCalledTimes( 2 );
} );

it( 'tells later cleanup whether consent has returned', () => {
	const clear = jest.fn( ( isOff: () => boolean ) => isOff );
	const set = createSwitch( {
		load: () => Promise.resolve( () => () => undefined ),
		clear,
	} );
	set( false );
	const isOff = clear.mock.lastCall?.[ 0 ];
	expect( isOff?.() ).toBe( true );
	set( true );
	expect( isOff?.() ).toBe( false );
	set( false );
	expect( isOff?.() ).toBe( true );
} );

it( 'does not start when withdrawn while loading, and starts once when given again', async () => {
	const { set, start } = part();
	set( true );
	set( false );
	await settle();
	expect( start ).not.toHaveBeenCalled();
	set( true );
	set( false );
	set( true );
	await settle();
	expect( start ).toHaveBeenCalledTimes( 1 );
} );

it( 'reports a part that fails to load, and retries', async () => {
	const report = jest.fn();
	window.reportError = report;
	const { set, load, start } = part();
	load.mockRejectedValueOnce( new Error( 'no network' ) );
	set( true );
	await settle();
	expect( report ).toHaveBeenCalledTimes( 1 );
	set( true );
	await settle();
	expect( start ).toHaveBeenCalledTimes( 1 );
} );

it( 'starts on activation of a prerendered page', async () => {
	const ahead = makeAhead();
	const { set, clear, load, start } = part();
	set( false );
	set( true );
	await settle();
	expect( clear ).not.toHaveBeenCalled();
	expect( load ).not.toHaveBeenCalled();
	ahead.open();
	await settle();
	expect( start ).toHaveBeenCalledTimes( 1 );
} );
