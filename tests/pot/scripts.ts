import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Text } from './entries';

const DOMAIN = 'vitrine';

/** Arguments of the functions of `@wordpress/i18n`. */
const FUNCTIONS: Record< string, readonly string[] > = {
	__: [ 'text', 'domain' ],
	_x: [ 'text', 'context', 'domain' ],
	_n: [ 'text', 'plural', 'count', 'domain' ],
	_nx: [ 'text', 'plural', 'count', 'context', 'domain' ],
};

/** Name of the called function: `__`, or `i18n.__` in a build. */
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

/** The translators' comment above a call or its statement. */
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
 * Returns the texts of a script's source, or of a built script.
 *
 * @param file Path.
 * @throws Error When a text is not a literal, so that it cannot be translated.
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
