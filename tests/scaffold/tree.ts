import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Pending file changes. Nothing is written until all changes are known to be
 * possible, so that an error leaves the project unchanged.
 */
export class Tree {
	private readonly changed = new Map< string, string >();
	private readonly added = new Set< string >();

	/** @param root Folder of the project. */
	public constructor( public readonly root: string ) {}

	/**
	 * Returns the pending content of a file.
	 *
	 * @param path Path relative to the project.
	 */
	public read( path: string ): string {
		return (
			this.changed.get( path ) ??
			readFileSync( resolve( this.root, path ), 'utf8' )
		);
	}

	/**
	 * Adds a file.
	 *
	 * @param path    Path relative to the project.
	 * @param content Content without the final line break.
	 * @throws Error When the file exists already.
	 */
	public add( path: string, content: string ): void {
		if ( existsSync( resolve( this.root, path ) ) ) {
			throw new Error( `${ path } already exists.` );
		}
		this.added.add( path );
		this.changed.set( path, `${ content.trim() }\n` );
	}

	/**
	 * Inserts lines before or after a text that must occur once.
	 *
	 * @param path  Path relative to the project.
	 * @param where Whether to insert before or after the match.
	 * @param place The text to find.
	 * @param lines Lines to insert, with their line breaks.
	 * @throws Error When the text is missing, or occurs more than once.
	 */
	public insert(
		path: string,
		where: 'before' | 'after',
		place: RegExp,
		lines: string
	): void {
		const text = this.read( path );
		const found = [
			...text.matchAll( new RegExp( place.source, `${ place.flags }g` ) ),
		];
		const [ match ] = found;
		if ( ! match || found.length > 1 ) {
			throw new Error(
				`${ path } has ${ found.length } matches for ${ place.source } instead of one: update the scaffold.`
			);
		}
		const at = match.index + ( where === 'after' ? match[ 0 ].length : 0 );
		this.changed.set(
			path,
			text.slice( 0, at ) + lines + text.slice( at )
		);
	}

	/** Writes all changes. */
	public write(): void {
		for ( const [ path, content ] of this.changed ) {
			mkdirSync( dirname( resolve( this.root, path ) ), {
				recursive: true,
			} );
			writeFileSync( resolve( this.root, path ), content );
		}
	}

	/** The added files. */
	public get newFiles(): string[] {
		return [ ...this.added ];
	}

	/** The changed files. */
	public get changedFiles(): string[] {
		return [ ...this.changed.keys() ].filter(
			( path ) => ! this.added.has( path )
		);
	}
}
