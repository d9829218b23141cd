<?php
/**
 * A search service in the place of the shop's own index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

use Vitrine\Modules\Module as ModulePort;

defined( 'ABSPATH' ) || exit;

/**
 * Elasticsearch or OpenSearch count the facets of a shop that is too large for its
 * database. Where the service does not answer, the shop does.
 */
final class Module implements ModulePort {

	/**
	 * Id of the module, as settings and hooks name it.
	 */
	public static function id(): string {
		return 'search-service';
	}

	/**
	 * Whether the site has one.
	 */
	public static function is_on(): bool {
		return defined( Address::ADDRESS );
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_product_index', array( Index::class, 'before' ) );
		add_filter( 'vitrine_status_checks', array( Status::class, 'add' ) );
		Queue::boot();
		Sync::boot();
	}
}
