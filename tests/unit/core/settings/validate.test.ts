import {
	explain,
	validate,
	type Rule,
} from '../../../../src/core/settings/validate';
import table from '../../../fixtures/settings/verdicts.json';

const MASK = '********';

const rules = Object.fromEntries(
	Object.entries( table.rules ).map( ( [ key, rule ] ) => [
		key,
		{
			...rule,
			choices: rule.choices.map( ( value ) => ( {
				value,
				label: value,
			} ) ),
		} as Rule,
	] )
);

const ruleOf = ( key: string ): Rule => {
	const rule = rules[ key ];
	if ( ! rule ) {
		throw new Error( `No rule for ${ key }` );
	}
	return rule;
};

describe( 'validation', () => {
	it.each(
		table.values.map( ( row ) => ( {
			...row,
			shown: JSON.stringify( row.value ).slice( 0, 60 ),
		} ) )
	)( 'of $key, $shown: $problem', ( { key, value, problem, items } ) => {
		expect( validate( ruleOf( key ), value, MASK ) ).toEqual(
			problem === null ? null : { code: problem, items: items ?? [] }
		);
	} );
} );

describe( "a problem's message", () => {
	it( 'names the limits, options and entries', () => {
		const words = { code: 'x', items: [ 'red', '#12' ] };
		expect(
			explain( words, ruleOf( 'break_point' ), {
				x: '{min} to {max}: {items}',
			} )
		).toBe( '320 to 2560: red, #12' );
		expect(
			explain( words, ruleOf( 'desktop_layout' ), { x: '{choices}' } )
		).toBe( 'flyout, redirect' );
	} );
} );
