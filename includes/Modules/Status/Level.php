<?php
/**
 * How bad something is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's Site Health has the same words.
 */
enum Level: string {

	case Good        = 'good';
	case Recommended = 'recommended';
	case Critical    = 'critical';
}
