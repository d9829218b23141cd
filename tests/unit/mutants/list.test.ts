/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LIST } from '../../mutants/list';

it.each( LIST )(
	'finds the code to mutate in $file once',
	( { file, from } ) => {
		const code = readFileSync(
			resolve( __dirname, '../../..', file ),
			'utf8'
		);
		expect( code.split( from ) ).toHaveLength( 2 );
	}
);
