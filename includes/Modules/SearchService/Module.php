<?php
/**
 * Search service instead of the shop's own index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

use Vitrine\Modules\Module as ModulePort;

defined( 'ABSPATH' ) || exit;

/**
 * Elasticsearch or OpenSearch counts the facets of shops that are too large for their
 * database. If the service fails, the shop's own index is used.
 */
final class Module implements ModulePort {

	/**
	 * ID of the module in settings and hooks.
	 */
	public static function id(): string {
		return 'search-service';
	}

	/**
	 * Whether a search service is configured.
	 */
	public static function is_on(): bool {
		return defined( SearchServiceUrl::ADDRESS );
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_product_index', array( SearchServiceIndex::class, 'before' ) );
		add_filter( 'vitrine_status_checks', array( SearchServiceStatus::class, 'add' ) );
		Queue::boot();
		Sync::boot();
	}
}
