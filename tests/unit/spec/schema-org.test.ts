/** @jest-environment node */
import { readFileSync } from 'fs';
import { FIXTURE, readVocabulary } from '../../spec/schema-org';

describe( 'the vocabulary of structured data', () => {
	it( 'is the one of schema.org', () => {
		expect( JSON.parse( readFileSync( FIXTURE, 'utf8' ) ) ).toEqual(
			readVocabulary()
		);
	} );
} );
