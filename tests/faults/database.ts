import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseServer } from '../site/db/database';
import { mysqlDatabase } from '../site/db/mysql';
import { isAlive } from '../site/tools/children';
import { until } from '../site/tools/wait';
import type { Site } from '../site/types';

const MEGABYTE = 1024 * 1024;

/** The site's MariaDB server, which can be killed, and started with a disk that fills up. */
export class Database {
	/** Number of kills. */
	kills = 0;

	private server: DatabaseServer | null = null;

	constructor( private readonly site: Site ) {}

	/** Kills and restarts it. */
	async kill(): Promise< void > {
		await this.end();
		this.kills++;
		await this.start( [] );
	}

	/**
	 * Starts it with all of the shop's tables in one tablespace file of limited
	 * size.
	 */
	async onSmallDisk(): Promise< void > {
		const tables = Number(
			await this.site.php( `
				global $wpdb;
				echo $wpdb->get_var( $wpdb->prepare( 'SELECT CEIL( SUM( data_length + index_length ) / 1048576 ) FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'vitrine_' ) . '%' ) );
			` )
		);
		await this.end();
		const file = join( this.folder(), 'data', 'ibdata1' );
		const size = Math.ceil( statSync( file ).size / MEGABYTE );
		await this.start( [
			'--innodb-file-per-table=0',
			`--innodb-data-file-path=ibdata1:12M:autoextend:max:${
				size + 2 * tables + 40
			}M`,
		] );
		await this.site.php( `
			global $wpdb;
			foreach ( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}vitrine_%'" ) as $table ) {
				$wpdb->query( "ALTER TABLE $table ENGINE=InnoDB" );
			}
		` );
	}

	/** Fills the disk. */
	fill(): Promise< string > {
		return this.site.php( `
			global $wpdb;
			$wpdb->suppress_errors( true );
			$wpdb->query( 'CREATE TABLE IF NOT EXISTS faults_filler ( id int AUTO_INCREMENT PRIMARY KEY, stuff longtext NOT NULL ) ENGINE=InnoDB' );
			foreach ( array( 500000, 15000, 7000, 100 ) as $bytes ) {
				for ( $n = 0; $n < 5000; $n++ ) {
					if ( false === $wpdb->query( $wpdb->prepare( 'INSERT INTO faults_filler ( stuff ) VALUES ( REPEAT( %s, %d ) )', 'x', $bytes ) ) ) {
						break;
					}
				}
			}
			echo $wpdb->last_error;
		` );
	}

	/** Restarts it without the limit. */
	async free(): Promise< void > {
		await this.end();
		await this.start( [] );
		await this.site.php(
			`global $wpdb; $wpdb->query( 'DROP TABLE faults_filler' );`
		);
	}

	/** Stops its processes. */
	async stop(): Promise< void > {
		await this.server?.stop();
	}

	private folder(): string {
		return join( this.site.dir, 'private', 'mysql' );
	}

	private async start( settings: string[] ): Promise< void > {
		this.server = mysqlDatabase( this.site.dir, undefined, settings );
		await this.server.start();
	}

	private async end(): Promise< void > {
		const pid = Number(
			readFileSync( join( this.folder(), 'server.pid' ), 'utf8' )
		);
		process.kill( pid, 'SIGKILL' );
		await until( 'Stopping MariaDB', async () => ! isAlive( pid ) );
	}
}
