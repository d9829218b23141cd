/** @jest-environment node */
import { readFileSync } from 'fs';
import { FIXTURE, readVocabulary } from '../../spec/schema-org';

describe( 'the structured data vocabulary', () => {
	it( "is schema.org's", () => {
		expect( JSON.parse( readFileSync( FIXTURE, 'utf8' ) ) ).toEqual(
			readVocabulary()
		);
	} );
} );
