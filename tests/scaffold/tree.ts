import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * What is about to be written. Nothing is before all of it is known to be
 * possible: what cannot be done leaves the tree as it was.
 */
export class Tree {
	private readonly changed = new Map< string, string >();
	private readonly added = new Set< string >();

	/** @param root Of the project. */
	public constructor( public readonly root: string ) {}

	/**
	 * A file as it is going to be.
	 *
	 * @param path From the root.
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
	 * @param path    From the root.
	 * @param content Without the end of its last line.
	 * @throws Error When it is there already.
	 */
	public add( path: string, content: string ): void {
		if ( existsSync( resolve( this.root, path ) ) ) {
			throw new Error( `${ path } is there already.` );
		}
		this.added.add( path );
		this.changed.set( path, `${ content.trim() }\n` );
	}

	/**
	 * Puts lines into a file, before or after a place that it has once.
	 *
	 * @param path  From the root.
	 * @param where Before or after the match.
	 * @param place What stands there.
	 * @param lines To put in, with the ends of their lines.
	 * @throws Error When the place is not there, or not once.
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
				`${ path } has ${ found.length } places for what is to be added (${ place.source }), not one: the scaffold does not know it any more.`
			);
		}
		const at = match.index + ( where === 'after' ? match[ 0 ].length : 0 );
		this.changed.set(
			path,
			text.slice( 0, at ) + lines + text.slice( at )
		);
	}

	/** Writes all of it. */
	public write(): void {
		for ( const [ path, content ] of this.changed ) {
			mkdirSync( dirname( resolve( this.root, path ) ), {
				recursive: true,
			} );
			writeFileSync( resolve( this.root, path ), content );
		}
	}

	/** The files that are new. */
	public get newFiles(): string[] {
		return [ ...this.added ];
	}

	/** The files that were there. */
	public get changedFiles(): string[] {
		return [ ...this.changed.keys() ].filter(
			( path ) => ! this.added.has( path )
		);
	}
}
