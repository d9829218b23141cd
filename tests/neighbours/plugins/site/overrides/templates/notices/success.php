<?php
/**
 * Notice template of a theme.
 *
 * @package Vitrine
 *
 * @var list<array{notice: string, data?: array<string, string>}> $notices Notices.
 */

declare(strict_types=1);

foreach ( $notices as $notice ) {
	printf( '<div class="woocommerce-message theme-message" role="alert"><span class="theme-tick"></span>%s</div>', wc_kses_notice( $notice['notice'] ) );
}
