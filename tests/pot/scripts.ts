import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Text } from './entries';

const DOMAIN = 'vitrine';

/** Function of `@wordpress/i18n` to what its arguments are. */
const FUNCTIONS: Record< string, readonly string[] > = {
	__: [ 'text', 'domain' ],
	_x: [ 'text', 'context', 'domain' ],
	_n: [ 'text', 'plural', 'count', 'domain' ],
	_nx: [ 'text', 'plural', 'count', 'context', 'domain' ],
};

/** The function that is called: `__`, or `i18n.__` as a build has it. */
function nameOf( callee: ts.Expression ): string {
	if ( ts.isIdentifier( callee ) ) {
		return callee.text;
	}
	if ( ts.isPropertyAccessExpression( callee ) ) {
		return callee.name.text;
	}
	if ( ts.isParenthesizedExpression( callee ) ) {
		return nameOf( callee.expression );
	}
	return ts.isBinaryExpression( callee ) ? nameOf( callee.right ) : '';
}

/** The hint above a call, or above the statement it stands in. */
function hintAbove( node: ts.Node, source: ts.SourceFile ): string {
	const line = ( at: number ) => source.getLineAndCharacterOfPosition( at );
	const start = line( node.getStart( source ) ).line;
	const before = source.text.slice( 0, node.getStart( source ) );
	const found = [
		...before.matchAll( /(?:\/\*|\/\/)\s*(translators:[^\n]*)/gi ),
	].at( -1 );
	return found !== undefined && start - line( found.index ).line <= 1
		? ( found[ 1 ] ?? '' ).replace( /\s*\*\/.*$/, '' )
		: '';
}

/**
 * The texts of a script's source, or of a script as it was built.
 *
 * @param file Path.
 * @throws Error When a text is no literal: nobody could translate it.
 */
export function textsOfScript( file: string ): Text[] {
	const source = ts.createSourceFile(
		file,
		readFileSync( file, 'utf8' ),
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : undefined
	);
	const texts: Text[] = [];
	const visit = ( node: ts.Node ): void => {
		if ( ts.isCallExpression( node ) ) {
			const text = textOf( node, source );
			if ( text !== null ) {
				texts.push( { ...text, file } );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return texts;
}

function textOf(
	call: ts.CallExpression,
	source: ts.SourceFile
): Omit< Text, 'file' > | null {
	const names = FUNCTIONS[ nameOf( call.expression ) ];
	const values = call.arguments.map( ( value ) =>
		ts.isStringLiteralLike( value ) ? value.text : null
	);
	if ( names === undefined || values.at( -1 ) !== DOMAIN ) {
		return null;
	}
	const of = ( name: string ) => values[ names.indexOf( name ) ];
	const text = of( 'text' );
	const context = of( 'context' );
	const plural = of( 'plural' );
	if ( typeof text !== 'string' || context === null || plural === null ) {
		const { line } = source.getLineAndCharacterOfPosition(
			call.getStart( source )
		);
		throw new Error(
			`${ source.fileName }:${
				line + 1
			}: a text for translation must be one literal.`
		);
	}
	return {
		text,
		...( context === undefined ? {} : { context } ),
		...( plural === undefined ? {} : { plural } ),
		comment: hintAbove( call, source ),
	};
}
