<?php
/**
 * Level of a check.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

defined( 'ABSPATH' ) || exit;

/**
 * The values are those of WordPress's Site Health.
 */
enum Level: string {

	case Good        = 'good';
	case Recommended = 'recommended';
	case Critical    = 'critical';
}
