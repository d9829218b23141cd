<?php
/**
 * Drop-in that stores WordPress's object cache in Redis or Valkey, shared by all
 * nodes of a cluster.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

require_once ABSPATH . WPINC . '/class-wp-object-cache.php';

/**
 * Extends WordPress's object cache, which has the values of this request, with
 * the server's.
 */
final class Vitrine_Cluster_Cache extends WP_Object_Cache {

	/**
	 * The server connection.
	 *
	 * @var Redis
	 */
	private Redis $redis;

	/**
	 * Non-persistent groups.
	 *
	 * @var array<string, true>
	 */
	private array $own = array();

	/**
	 * Connects.
	 */
	public function __construct() {
		parent::__construct();
		$this->redis = new Redis();
		$this->redis->connect( dirname( ABSPATH ) . '/private/cache.sock' );
	}

	/**
	 * Registers non-persistent groups.
	 *
	 * @param string|list<string> $groups Names of the groups.
	 */
	public function add_own_groups( $groups ): void {
		$this->own += array_fill_keys( (array) $groups, true );
	}

	/**
	 * Adds a value unless the key exists.
	 *
	 * @param int|string $key    Key.
	 * @param mixed      $data   Value.
	 * @param string     $group  Group.
	 * @param int        $expire Seconds; 0 for no expiration.
	 */
	public function add( $key, $data, $group = 'default', $expire = 0 ) {
		return ! wp_suspend_cache_addition() && $this->write( $key, $data, $group, $expire, array( 'nx' ) );
	}

	/**
	 * Replaces the value of an existing key.
	 *
	 * @param int|string $key    Key.
	 * @param mixed      $data   Value.
	 * @param string     $group  Group.
	 * @param int        $expire Seconds; 0 for no expiration.
	 */
	public function replace( $key, $data, $group = 'default', $expire = 0 ) {
		return $this->write( $key, $data, $group, $expire, array( 'xx' ) );
	}

	/**
	 * Sets a value.
	 *
	 * @param int|string $key    Key.
	 * @param mixed      $data   Value.
	 * @param string     $group  Group.
	 * @param int        $expire Seconds; 0 for no expiration.
	 */
	public function set( $key, $data, $group = 'default', $expire = 0 ) {
		return $this->write( $key, $data, $group, $expire, array() );
	}

	/**
	 * Returns a value.
	 *
	 * @param int|string $key   Key.
	 * @param string     $group Group.
	 * @param bool       $force Whether to ignore the values of this request.
	 * @param bool|null  $found Whether the key exists.
	 */
	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$group = (string) $group;
		$group = '' === $group ? 'default' : $group;
		$value = $force && ! isset( $this->own[ $group ] ) ? false : parent::get( $key, $group, false, $found );
		if ( $found || isset( $this->own[ $group ] ) || ! $this->is_valid_key( $key ) ) {
			return $value;
		}
		$kept  = $this->redis->get( $this->name( $key, $group ) );
		$found = false !== $kept;
		if ( ! $found ) {
			return false;
		}
		parent::set( $key, is_numeric( $kept ) ? (int) $kept : unserialize( $kept ), $group );
		return parent::get( $key, $group );
	}

	/**
	 * Deletes a value.
	 *
	 * @param int|string $key        Key.
	 * @param string     $group      Group.
	 * @param bool       $deprecated Unused.
	 */
	public function delete( $key, $group = 'default', $deprecated = false ) {
		$was = parent::delete( $key, $group );
		if ( isset( $this->own[ $group ] ) || ! $this->is_valid_key( $key ) ) {
			return $was;
		}
		return $this->redis->del( $this->name( $key, $group ) ) > 0;
	}

	/**
	 * Increments a number.
	 *
	 * @param int|string $key    Key.
	 * @param int        $offset Amount.
	 * @param string     $group  Group.
	 */
	public function incr( $key, $offset = 1, $group = 'default' ) {
		if ( isset( $this->own[ $group ] ) ) {
			return parent::incr( $key, $offset, $group );
		}
		$name = $this->name( $key, $group );
		if ( ! $this->redis->exists( $name ) ) {
			return false;
		}
		$number = max( 0, $this->redis->incrBy( $name, (int) $offset ) );
		parent::set( $key, $number, $group );
		return $number;
	}

	/**
	 * Decrements a number.
	 *
	 * @param int|string $key    Key.
	 * @param int        $offset Amount.
	 * @param string     $group  Group.
	 */
	public function decr( $key, $offset = 1, $group = 'default' ) {
		return $this->incr( $key, -1 * (int) $offset, $group );
	}

	/**
	 * Clears the cache.
	 */
	public function flush() {
		return parent::flush() && $this->redis->flushDB();
	}

	/**
	 * Clears the values of this request.
	 */
	public function flush_runtime(): bool {
		return parent::flush();
	}

	/**
	 * Writes a value.
	 *
	 * @param int|string   $key    Key.
	 * @param mixed        $data   Value.
	 * @param string       $group  Group.
	 * @param int          $expire Seconds; 0 for no expiration.
	 * @param list<string> $only   Conditions of Redis's SET.
	 */
	private function write( $key, $data, $group, $expire, array $only ): bool {
		$group = '' === (string) $group ? 'default' : (string) $group;
		if ( ! $this->is_valid_key( $key ) ) {
			return false;
		}
		if ( isset( $this->own[ $group ] ) ) {
			return match ( $only ) {
				array( 'nx' ) => parent::add( $key, $data, $group ),
				array( 'xx' ) => parent::replace( $key, $data, $group ),
				default       => parent::set( $key, $data, $group ),
			};
		}
		// Numbers are stored as is, so that the server can increment them.
		$kept = $this->redis->set(
			$this->name( $key, $group ),
			is_int( $data ) ? (string) $data : serialize( $data ),
			$only + ( (int) $expire > 0 ? array( 'ex' => (int) $expire ) : array() )
		);
		if ( $kept ) {
			parent::set( $key, $data, $group );
		}
		return (bool) $kept;
	}

	/**
	 * Returns the key of a value on the server.
	 *
	 * @param int|string $key   Key.
	 * @param string     $group Group.
	 */
	private function name( $key, $group ): string {
		return "$group:$key";
	}
}

// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited, Squiz.Commenting.FunctionComment.Missing -- Names that WordPress requires in a drop-in.

function wp_cache_init(): void {
	$GLOBALS['wp_object_cache'] = new Vitrine_Cluster_Cache();
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->add( $key, $data, $group, (int) $expire );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->replace( $key, $data, $group, (int) $expire );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, (int) $expire );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, '' === $group ? 'default' : $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->incr( $key, $offset, '' === $group ? 'default' : $group );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->decr( $key, $offset, '' === $group ? 'default' : $group );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime() {
	return $GLOBALS['wp_object_cache']->flush_runtime();
}

function wp_cache_close(): bool {
	return true;
}

function wp_cache_add_global_groups( $groups ): void {
	$GLOBALS['wp_object_cache']->add_global_groups( $groups );
}

function wp_cache_add_non_persistent_groups( $groups ): void {
	$GLOBALS['wp_object_cache']->add_own_groups( $groups );
}

function wp_cache_switch_to_blog( $blog_id ): void {
	$GLOBALS['wp_object_cache']->switch_to_blog( $blog_id );
}

function wp_cache_supports( $feature ): bool {
	return 'flush_runtime' === $feature;
}
