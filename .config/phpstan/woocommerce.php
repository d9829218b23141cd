<?php
/**
 * What the move uses of WooCommerce's own insides, which its stubs leave out, as
 * PHPStan is to know it.
 *
 * @package Vitrine
 */

// phpcs:disable -- Signatures alone.

namespace Automattic\WooCommerce\Internal\ProductDownloads\ApprovedDirectories {
	class Register {
		public const MODE_ENABLED = 'enabled';
		public function get_mode(): string {}
		public function set_mode( string $mode ): bool {}
		public function is_valid_path( string $download_url ): bool {}
		public function add_approved_directory( string $url, bool $enabled = true ): int {}
	}
}
