import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFloor } from '../../run/floor';

describe( 'output of parallel steps', () => {
	let folder = '';
	let screen = '';

	beforeEach( () => {
		jest.useFakeTimers();
		folder = mkdtempSync( join( tmpdir(), 'floor-' ) );
		screen = '';
	} );

	afterEach( () => {
		jest.useRealTimers();
		rmSync( folder, { recursive: true } );
	} );

	const start = () => {
		const floor = createFloor( ( text ) => {
			screen += String( text );
		} );
		const begin = ( name: string ) => {
			const log = join( folder, name );
			const say = ( text: string ) =>
				appendFileSync( log, `${ text }\n` );
			say( `= ${ name }` );
			floor.begin( log );
			return {
				say,
				end: () => floor.end( log, `- ${ name }\n` ),
			};
		};
		return { floor, begin };
	};

	it( 'is shown one after the other, the first live', () => {
		const { floor, begin } = start();
		const a = begin( 'a' );
		const b = begin( 'b' );
		a.say( 'a1' );
		b.say( 'b1' );
		jest.advanceTimersByTime( 300 );
		expect( screen ).toBe( '= a\na1\n' );
		a.say( 'a2' );
		a.end();
		jest.advanceTimersByTime( 300 );
		expect( screen ).toBe( '= a\na1\na2\n- a\n= b\nb1\n' );
		b.end();
		floor.close();
		expect( screen ).toMatch( /b1\n- b\n$/ );
	} );

	it( 'waits for a slower first step', () => {
		const { floor, begin } = start();
		const a = begin( 'a' );
		const b = begin( 'b' );
		b.end();
		expect( screen ).toBe( '= a\n' );
		a.end();
		floor.close();
		expect( screen ).toBe( '= a\n- a\n= b\n- b\n' );
	} );
} );
