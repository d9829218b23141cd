import {
	correct,
	decrease,
	increase,
	type QuantityBounds,
} from '../../../src/core/quantity';

const bounds = ( given: Partial< QuantityBounds > = {} ): QuantityBounds => ( {
	min: NaN,
	max: NaN,
	step: NaN,
	...given,
} );

describe( 'plus', () => {
	it( 'leaves a quantity at or above the maximum at the maximum [5.1-03]', () => {
		expect( increase( 5, bounds( { max: 5 } ) ) ).toBe( 5 );
		expect( increase( 7, bounds( { max: 5 } ) ) ).toBe( 5 );
	} );

	it( 'adds the step below the maximum, or without one [5.1-04]', () => {
		expect( increase( 2, bounds( { step: 3, max: 10 } ) ) ).toBe( 5 );
		expect( increase( 2, bounds( { step: 3 } ) ) ).toBe( 5 );
	} );

	it( 'may exceed the maximum by less than a step, unless clamped', () => {
		const close = bounds( { step: 3, max: 10 } );
		expect( increase( 9, close ) ).toBe( 12 );
		expect( increase( 9, close, true ) ).toBe( 10 );
	} );

	it( 'treats an empty quantity as 0', () => {
		expect( increase( NaN, bounds() ) ).toBe( 1 );
	} );
} );

describe( 'minus', () => {
	it( 'leaves a quantity at or below the minimum at the minimum [5.1-05]', () => {
		expect( decrease( 2, bounds( { min: 2 } ) ) ).toBe( 2 );
		expect( decrease( 1, bounds( { min: 2 } ) ) ).toBe( 2 );
	} );

	it( 'subtracts the step above the minimum [5.1-06]', () => {
		expect( decrease( 8, bounds( { step: 3, min: 2 } ) ) ).toBe( 5 );
	} );

	it( 'may go below the minimum by less than a step, unless clamped', () => {
		const close = bounds( { step: 3, min: 2 } );
		expect( decrease( 3, close ) ).toBe( 0 );
		expect( decrease( 3, close, true ) ).toBe( 2 );
	} );

	it( 'subtracts only above 0, even if the minimum is lower [5.1-07]', () => {
		expect( decrease( 0, bounds( { min: -5 } ) ) ).toBe( 0 );
		expect( decrease( -2, bounds( { min: -5 } ) ) ).toBe( -2 );
		expect( decrease( 1, bounds( { min: -5 } ) ) ).toBe( 0 );
	} );

	it( 'stops at 0 without a minimum [5.1-09]', () => {
		expect( decrease( 1, bounds() ) ).toBe( 0 );
		expect( decrease( 0, bounds() ) ).toBe( 0 );
	} );
} );

describe( 'the step', () => {
	it( 'defaults to 1, and the minimum to 0 [5.1-08] [9.2-02]', () => {
		expect( increase( 1, bounds() ) ).toBe( 2 );
		expect( decrease( 2, bounds() ) ).toBe( 1 );
		expect( decrease( 0, bounds() ) ).toBe( 0 );
	} );

	it( 'is 1 for an invalid value', () => {
		expect( increase( 1, bounds( { step: 0 } ) ) ).toBe( 2 );
		expect( increase( 1, bounds( { step: -2 } ) ) ).toBe( 2 );
	} );

	it( 'rounds to one decimal place when fractional [5.1-10] [9.2-03]', () => {
		const tenth = bounds( { step: 0.1 } );
		expect( increase( 0.2, tenth ) ).toBe( 0.3 );
		expect( decrease( 0.4, tenth ) ).toBe( 0.3 );
		expect( increase( 1, bounds( { step: 0.26 } ) ) ).toBe( 1.3 );
	} );

	it( 'does not round when an integer', () => {
		expect( increase( 0.25, bounds() ) ).toBe( 1.25 );
	} );
} );

describe( 'a printed quantity', () => {
	it( 'is raised to a minimum of 0 or more', () => {
		expect( correct( 1, bounds( { min: 2 } ) ) ).toBe( 2 );
		expect( correct( -1, bounds() ) ).toBe( 0 );
		expect( correct( 3, bounds( { min: 2 } ) ) ).toBe( 3 );
	} );

	it( 'is unchanged with a negative minimum', () => {
		expect( correct( -9, bounds( { min: -5 } ) ) ).toBe( -9 );
	} );
} );
